// The plugin PortToLinux makes the Linux sources from the files beside this folder.
