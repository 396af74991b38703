import { create } from 'xmlbuilder2';

export interface XmlElement {
  /** With its prefix. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlElement[];
  /** Of an element without children. */
  text: string;
}

type XmlNode = ReturnType<typeof create>['node'];

/** The elements of a document that this product wrote. */
export function readXml(xml: string): XmlElement {
  return elementOf(create(xml).root().node);
}

function elementOf(node: XmlNode): XmlElement {
  const children = [...node.childNodes].filter(({ nodeName }) => !nodeName.startsWith('#')).map(elementOf);
  const text = children.length === 0 ? (node.textContent ?? '') : '';
  return { name: node.nodeName, attributes: attributesOf(node), children, text };
}

function attributesOf(node: XmlNode): Record<string, string> {
  // The library's type of a node knows no attributes; each node that comes here is an element.
  const { attributes } = node as XmlNode & { attributes: Iterable<{ name: string; value: string }> };
  return Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
}

/** The elements at a path of names below an element. */
export function allAt(element: XmlElement, path: string): readonly XmlElement[] {
  return path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [element],
    );
}

/** The text of the first element at a path; empty for none. */
export function textAt(element: XmlElement, path: string): string {
  return allAt(element, path).at(0)?.text ?? '';
}

/** An element and all below it. */
export function allWithin(element: XmlElement): XmlElement[] {
  return [element, ...element.children.flatMap(allWithin)];
}
