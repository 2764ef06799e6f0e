// What is compiled on Linux is made of the files beside this folder, by the plugin PortToLinux.
