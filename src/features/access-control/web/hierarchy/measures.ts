/** The dimensions of the chart, in pixels at full size. */
export const card = { width: 208, height: 72, gap: 28, row: 104 } as const;

/** The distance of a column from the line that leads to it. */
export const indent = 16;
