const oldest = 20;

/** What is wrong with this version of Node, or null. */
export function nodeProblem(version) {
  if (Number(version.split('.')[0]) >= oldest) return null;
  return (
    `Sofra needs Node.js ${oldest} or newer; this is Node.js ${version}. ` +
    'Nothing was changed. Any newer version will do (.nvmrc names ours).'
  );
}

// At import: the commands import this before they begin anything.
const problem = nodeProblem(process.versions.node);
if (problem !== null) {
  console.error(`\n✖ ${problem}`);
  process.exit(1);
}
