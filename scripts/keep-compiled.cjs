// Loaded before the first TypeScript file: what Node makes of it, and what V8 compiles, is kept for the next start,
// which then needs neither the time nor the memory of the transpiler.
const { enableCompileCache } = require('node:module');
const path = require('node:path');

// Where nothing may be written nothing is kept, and nothing is said.
enableCompileCache(process.env.NODE_COMPILE_CACHE ?? path.join(__dirname, '../node_modules/.cache/compiled'));
