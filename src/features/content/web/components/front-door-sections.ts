import type { Block, Picture } from '../../contract/entities.ts';

/** A heading with its text, and the picture beside it. */
export interface FrontDoorSection {
  words: Block[];
  picture?: Picture;
}

/** Splits the start page's text into sections: each second-level heading starts one, with its first picture. */
export function sectionsOf(blocks: readonly Block[]): FrontDoorSection[] {
  return blocks.reduce<FrontDoorSection[]>((sections, block) => {
    const last = sections.at(-1);
    const begins = !last || (block.kind === 'heading' && block.level === 2);
    if (begins) sections.push(block.kind === 'picture' ? { words: [], picture: block.picture } : { words: [block] });
    else if (block.kind === 'picture' && !last.picture) last.picture = block.picture;
    else last.words.push(block);
    return sections;
  }, []);
}
