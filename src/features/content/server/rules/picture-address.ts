import type { Picture } from '../../contract/entities.ts';
import type { WirePicture } from '../source/shapes.ts';

/** The project and dataset of pictures. */
export interface PictureTarget {
  project: string;
  dataset: string;
}

const reference = /^image-(?<asset>[A-Za-z0-9_]+)-(?<width>\d{1,5})x(?<height>\d{1,5})-(?<form>[a-z0-9]{2,5})$/;

/** The picture of a reference in the content service, with the path at which we serve it; undefined for an invalid reference. */
export function pictureOf(wire: WirePicture | null | undefined, { project, dataset }: PictureTarget): Picture | undefined {
  const parts = wire && reference.exec(wire.asset._ref)?.groups;
  if (!parts) return undefined;
  const { asset, width, height, form } = parts;
  return {
    src: `/cdn-sanity/images/${project}/${dataset}/${asset}-${width}x${height}.${form}`,
    alt: wire.alt ?? '',
    width: Number(width),
    height: Number(height),
  };
}
