import { allAt, readXml } from './read-xml.ts';
import type { XmlElement } from './read-xml.ts';

/**
 * The elements of a document from outside, by their names without prefix; undefined when it is none. A declaration of types could define entities, so a
 * document with one is not read.
 */
export function readForeignXml(xml: string): XmlElement | undefined {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return undefined;
  try {
    return plainlyNamed(readXml(xml));
  } catch {
    // The library throws for what is no XML.
    return undefined;
  }
}

function plainlyNamed({ name, attributes, children, text }: XmlElement): XmlElement {
  return { name: name.slice(name.indexOf(':') + 1), attributes, children: children.map(plainlyNamed), text: text.trim() };
}

/** The text at the first of some paths that has one. */
export function firstText(element: XmlElement, ...paths: readonly string[]): string | undefined {
  return paths.flatMap((path) => allAt(element, path).map(({ text }) => text)).find((text) => text !== '');
}
