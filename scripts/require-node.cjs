// Runs on any Node: says plainly what is missing before a TypeScript file fails with a riddle.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `Node 24 is needed, this is ${process.version}. "npm ci" brings it on Linux (x64, arm64) and Windows (x64); elsewhere install Node 24 and run the command again. (found ${major}.${minor})`,
  );
  process.exit(1);
}
