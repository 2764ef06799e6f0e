// The data package has no functions of its own. See ICUData.c.
