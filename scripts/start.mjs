// npm start: builds the screens when their sources changed, then becomes the server.
// Plain JavaScript, so that an old Node still reads it and gets a clear answer.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { refuseOldNode } from './node-version.mjs';

refuseOldNode('npm start');
const scripts = dirname(fileURLToPath(import.meta.url));

/** Runs in a child, so that the bundler's memory is given back before the server starts. */
const run = ([script, ...args]) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--no-warnings', join(scripts, script), ...args], {
      stdio: 'inherit',
    });
    // When the start is interrupted during the build, it ends cleanly; no stamp was written.
    const stop = (signal) => {
      child.kill(signal);
      process.exit(0);
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
    child.on('exit', (code, signal) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      // Ctrl+C reaches the whole group, so the child may end before this process gets the signal.
      if (signal === 'SIGINT' || signal === 'SIGTERM') process.exit(0);
      resolve(code ?? 1);
    });
  });

// Quick checks come before the build. They are a program of their own, so that the code they load ends with them.
const refusal = await run(['preflight.mjs']);
if (refusal !== 0) process.exit(refusal);
const code = await run(['build.mjs', '--if-changed']);
if (code !== 0) process.exit(code);
// The portal answers plain forms with React, which chooses its build by this variable.
process.env.NODE_ENV ??= 'production';
await import('./serve.mjs');
