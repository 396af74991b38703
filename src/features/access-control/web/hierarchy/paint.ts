import { nameOf } from './chart.ts';
import type { View } from './camera.ts';
import type { Layout, Placed } from './layout.ts';
import { card, indent } from './measures.ts';
import { teamsIn } from './window.ts';
import type { Area } from './window.ts';

interface Painting {
  layout: Layout;
  view: View;
  area: Area;
  /** Cards painted on the canvas, because they are too small or too many for elements. */
  cards: readonly Placed[];
  colours: Colours;
}

export interface Colours {
  line: string;
  surface: string;
  text: string;
}

/** Smaller names are unreadable. */
const readable = 0.3;
const maxNames = 500;

/** Paints the lines of the visible area, and when zoomed out the cards. */
export function paint(canvas: HTMLCanvasElement, { layout, view, area, cards, colours }: Painting): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const ratio = devicePixelRatio;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.setTransform(ratio * view.scale, 0, 0, ratio * view.scale, ratio * view.x, ratio * view.y);
  context.strokeStyle = colours.line;
  context.lineWidth = Math.max(1.5, 1 / view.scale);
  context.beginPath();
  for (const team of teamsIn(layout, area)) drawTeam(context, team, area);
  context.stroke();
  if (cards.length > 0) drawCards(context, { cards, colours, hasNames: view.scale > readable && cards.length < maxNames });
}

/** Lines from the manager down, along the team, and down to each visible report. */
function drawTeam(context: CanvasRenderingContext2D, { x, row, children }: Placed, area: Area): void {
  const bottom = row * card.row + card.height;
  const bar = bottom + (card.row - card.height) / 2;
  const ends = children.map((child) => (child.isStacked ? spineOf(child) : child.x));
  context.moveTo(x, bottom);
  context.lineTo(x, bar);
  context.moveTo(Math.max(area.left, Math.min(x, ...ends)), bar);
  context.lineTo(Math.min(area.right, Math.max(x, ...ends)), bar);
  for (const child of children) {
    if (child.x + card.width < area.left || child.x - card.width > area.right) continue;
    if (child.isStacked) drawStacked(context, child, bar);
    else drawStub(context, child, bar);
  }
}

function drawStub(context: CanvasRenderingContext2D, { x, row }: Placed, bar: number): void {
  context.moveTo(x, bar);
  context.lineTo(x, row * card.row);
}

function drawStacked(context: CanvasRenderingContext2D, child: Placed, bar: number): void {
  const middle = child.row * card.row + card.height / 2;
  const isFirst = child.row * card.row < bar + card.row;
  context.moveTo(spineOf(child), isFirst ? bar : middle - card.row);
  context.lineTo(spineOf(child), middle);
  context.lineTo(child.x - card.width / 2, middle);
}

function spineOf({ x }: Placed): number {
  return x - card.width / 2 - indent / 2;
}

function drawCards(
  context: CanvasRenderingContext2D,
  { cards, colours, hasNames }: { cards: readonly Placed[]; colours: Colours; hasNames: boolean },
): void {
  context.beginPath();
  for (const { x, row } of cards) context.roundRect(x - card.width / 2, row * card.row, card.width, card.height, 8);
  context.fillStyle = colours.surface;
  context.fill();
  context.stroke();
  if (!hasNames) return;
  context.fillStyle = colours.text;
  context.font = '600 22px "Inter Variable", sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const { x, row, node } of cards) context.fillText(nameOf(node.person), x, row * card.row + card.height / 2, card.width - 16);
}

/** The current colours of the page. */
export function coloursOf(element: Element): Colours {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return { line: token('--line-field'), surface: token('--surface'), text: token('--text') };
}
