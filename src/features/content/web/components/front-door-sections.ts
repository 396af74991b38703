import type { Block, Picture } from '../../contract/entities.ts';

/** A heading with its words, and the picture that stands beside them. */
export interface FrontDoorSection {
  words: Block[];
  picture?: Picture;
}

/** The front door's text in sections: each second-level heading begins one, and its first picture is its own. */
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
