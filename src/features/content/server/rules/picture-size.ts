import { z } from 'zod';

/** The available sizes; requests are rounded up to the next, to limit their number. */
const steps = [80, 160, 320, 480, 640, 960, 1280, 1920] as const;
const largest = 1920;

export const pictureForms = ['jpg', 'png', 'webp'] as const;
export type PictureForm = (typeof pictureForms)[number];

export interface PictureSize {
  width?: number | undefined;
  height?: number | undefined;
  form?: PictureForm | undefined;
}

const length = z.coerce.number().int().positive().optional().catch(undefined);
const SizeQuery = z.object({ w: length, h: length, fm: z.enum(pictureForms).optional().catch(undefined) });

/** The supported query parameters of a picture; others are ignored, and invalid values count as absent. */
export function parsePictureSize(query: unknown): PictureSize {
  const size = SizeQuery.safeParse(query).data;
  return { width: step(size?.w), height: step(size?.h), form: size?.fm };
}

function step(pixels: number | undefined): number | undefined {
  return pixels === undefined ? undefined : (steps.find((one) => one >= pixels) ?? largest);
}
