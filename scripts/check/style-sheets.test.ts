import { expect, test } from 'vitest';
import { plantedTree } from './planted-tree.ts';
import { sheetFindings } from './style-sheets.ts';

test('a class that no module names which imports its sheet is a finding', () => {
  const tree = plantedTree({
    'src/ui/Card.module.css': '.card {\n  color: var(--text);\n}\n\n.card[data-chosen],\n.gone:hover .title {\n  margin: 0.5rem;\n}\n',
    'src/ui/Card.tsx': "import styles from './Card.module.css';\nexport const Card = () => <p className={styles['card']} />;\n",
    'src/features/absence/web/Other.tsx':
      "import card from '#ui/Card.module.css';\nexport const Other = () => <p className={card['title']} />;\n",
    'src/features/absence/web/Stranger.tsx': "export const gone = 'gone';\n",
  });
  expect(sheetFindings(tree.root)).toEqual(['src/ui/Card.module.css:6: nothing is drawn with .gone']);
  tree.remove();
});
