import { setFlagsFromString } from 'node:v8';

/**
 * V8 frees machine code of WebAssembly that it has replaced by a faster one, and now and then ends the whole process while it does
 * (nodejs/node#64500). Kept, that code costs next to nothing. Imported first by every thread that runs WebAssembly; it counts
 * for the whole process (docs/decisions/0017).
 */
setFlagsFromString('--no-wasm-code-gc');
