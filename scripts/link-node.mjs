// After an install by hand (`npm ci`, `npm install`): see own-node.mjs.
import { linkOwnNode } from './own-node.mjs';

linkOwnNode();
