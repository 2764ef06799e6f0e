// A test that imports Testing beside a module named UIKit is given this module too, which on
// Apple's systems attaches pictures.
