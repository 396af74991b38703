/** The measures of the chart, in pixels at full size. */
export const card = { width: 208, height: 72, gap: 28, row: 104 } as const;

/** How far a column stands in from the line that leads down to it. */
export const indent = 16;
