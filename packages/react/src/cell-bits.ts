// The flags of a cell code above its face, see `CellCode`. A module of their own as the faces have one.
export const PRESSED = 16;
export const FOCUSED = 32;
export const TAB_STOP = 64;
export const CONCEALED = 128;
export const OVER = 256;
export const HOLDING = 512;
export const IDLE = 1024;
