import { setFlagsFromString } from 'node:v8';

/**
 * V8 frees replaced WebAssembly machine code, and occasionally ends the whole process then
 * (nodejs/node#64500). Keeping that code costs almost nothing. Imported first by every thread that runs
 * WebAssembly; it affects the whole process (docs/decisions/0017).
 */
setFlagsFromString('--no-wasm-code-gc');
