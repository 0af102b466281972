import * as z from 'zod/mini';

// The strict Content-Security-Policy forbids `new Function`, which zod would otherwise try once.
z.config({ jitless: true });
