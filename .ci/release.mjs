/**
 * Publishes the versions that the registry does not have yet, as tarballs like those that the checks looked at, with
 * their provenance; then tags them. `--dry-run` does all but that.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quietly, reports, root, run } from './count.mjs';
import { PACKAGES, tarballOf } from './packages.mjs';

const dry = process.argv.includes('--dry-run');
const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;

/** @param {string} command @param {string[]} args @param {string} [cwd] */
function must(command, args, cwd = root) {
  if (!run(command, args, { cwd })) throw new Error(`${command} ${args.join(' ')} failed`);
}

must('pnpm', ['--filter', './packages/*', 'build']);
for (const name of PACKAGES) {
  const folder = join(root, 'packages', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const version = `${manifest.name}@${manifest.version}`;
  if (await isThere(version)) {
    console.log(`${version} is published already`);
    continue;
  }
  must('pnpm', ['pack', '--out', tarballOf(reports, name)], folder);
  const unpacked = join(reports, name);
  mkdirSync(unpacked, { recursive: true });
  must('tar', ['-xzf', tarballOf(reports, name), '-C', unpacked, '--strip-components=1']);
  // Provenance wants to know where the package comes from; only the run that publishes it knows.
  if (server && repository) {
    const file = join(unpacked, 'package.json');
    const packed = JSON.parse(readFileSync(file, 'utf8'));
    packed.repository = {
      type: 'git',
      url: `git+${server}/${repository}.git`,
      directory: `packages/${name}`,
    };
    writeFileSync(file, `${JSON.stringify(packed, null, 2)}\n`);
  }
  const how = dry ? ['--dry-run'] : ['--provenance'];
  must('npm', ['publish', '--access', 'public', '--ignore-scripts', ...how], unpacked);
}
// Its output tells the workflow what was published.
if (!dry) must('changeset', ['tag']);

/** @param {string} version */
async function isThere(version) {
  return quietly('npm', ['view', version, 'version'], { cwd: root }).then(
    (said) => said.trim() !== '',
    (error) => {
      // Not there is an answer; a registry that cannot be asked is none.
      if (String(error).includes('E404')) return false;
      throw error;
    },
  );
}
