import { expect, test } from 'vitest';
import { formVersionFindings } from './form-versions.ts';
import { plantedTree } from './planted-tree.ts';

const form = (options: string, above = ''): string =>
  `export function Edit({ version, saved }) {\n${above}  const form = useForm(Schema, {\n    initial,\n    ${options}\n  });\n  return form;\n}\n`;
const send = 'send: ({ name }) => write({ body: { id, version, name } }),';

const dialog = (attributes: string): string =>
  `export function Remove({ version, id }) {\n  return <ReasonDialog place={id} act={(reason) => write({ body: { id, version, reason } })} ${attributes} />;\n}\n`;

test('a form that sends a version without following it is a finding, unless a comment says why', () => {
  const files = {
    'src/features/a/web/Shorthand.tsx': form(`draft: { place }, ${send}`),
    'src/features/a/web/NoDraft.tsx': form(`draft: undefined, ${send}`),
    'src/features/a/web/Written.tsx': form('draft: { place }, send: () => write({ body: { version: saved.version } }),'),
    'src/features/a/web/Followed.tsx': form(`draft: { place, version }, ${send}`),
    'src/features/a/web/FollowedBeside.tsx': form(`draft: undefined, version, ${send}`),
    'src/features/a/web/OwnWay.tsx': form(`base, draft: { place, version, onRestore: restore }, ${send}`),
    'src/features/a/web/OwnWayWithoutVersion.tsx': form(`base, draft: { place, onRestore }, ${send}`),
    'src/features/a/web/OwnWayWithoutRestoring.tsx': form(`base: read.base, draft: { place, version }, ${send}`),
    'src/features/a/web/OwnWaySpread.tsx': form(`base, draft: { ...draft, place }, ${send}`),
    'src/features/a/web/MadeElsewhere.tsx': form(`draft: kept, ${send}`),
    'src/features/a/web/New.tsx': form('draft: { place }, send: ({ name }) => write({ body: { name } }),'),
    'src/features/a/web/Dialog.tsx': dialog(''),
    'src/features/a/web/FollowedDialog.tsx': dialog('version={version}'),
    'src/features/a/web/Confirmation.tsx': dialog('').replace('place={id} ', ''),
    'src/features/a/web/Reasoned.tsx': form(`draft: { place }, ${send}`, '  // Only the page itself changes it.\n'),
  };
  const tree = plantedTree(files);
  const found = formVersionFindings(tree.root).map((finding) => finding.split(': ')[0]);
  tree.remove();
  const names = ['Dialog', 'NoDraft', 'OwnWayWithoutRestoring', 'OwnWayWithoutVersion', 'Shorthand', 'Written'];
  expect(found).toEqual(names.map((name) => `src/features/a/web/${name}.tsx:2`));
});
