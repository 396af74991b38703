import { nameOnWheel, type Sector } from './wheel.ts';

interface WheelParts {
  names: ReadonlyMap<string, string>;
  /** The contestants in their order, which gives each a colour. */
  order: readonly string[];
  /** The width in pixels of the screen. */
  size: number;
}

const whole = Math.PI * 2;
const top = -Math.PI / 2;
/** Narrower sectors have no name. */
const narrowest = 1 / 60;
// Neighbouring hues are far apart; among very many they would melt into grey, so there the colours go round the wheel once.
const hueStep = 137.5;
const many = 60;

/** The colour of the contestant at a place among so many. */
function colourOf(place: number, count: number): string {
  return count > many ? `hsl(${(place / count) * 360} 62% ${place % 2 === 0 ? 76 : 68}%)` : `hsl(${(place * hueStep) % 360} 62% 74%)`;
}

/** Paints the wheel once; it is turned as a picture, however many tickets it has. */
export function paintWheel(sectors: readonly Sector[], { names, order, size }: WheelParts): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const places = new Map(order.map((id, place) => [id, place]));
  const radius = size / 2;
  context.translate(radius, radius);
  context.font = `600 ${Math.max(Math.round(size / 32), 10)}px 'Inter Variable', system-ui, sans-serif`;
  context.textBaseline = 'middle';
  context.textAlign = 'right';
  for (const { contestantId, from, to } of sectors) {
    context.fillStyle = colourOf(places.get(contestantId) ?? 0, order.length);
    context.beginPath();
    context.moveTo(0, 0);
    context.arc(0, 0, radius, top + from * whole, top + to * whole);
    context.fill();
    if (to - from < narrowest) continue;
    const name = names.get(contestantId) ?? '';
    context.save();
    context.rotate(top + ((from + to) / 2) * whole);
    context.fillStyle = '#1a2427';
    context.fillText(nameOnWheel(name), radius * 0.95, 0, radius * 0.78);
    context.restore();
  }
  return canvas;
}

/** Shows the painted wheel, turned clockwise by so many whole turns. */
export function drawFrame(context: CanvasRenderingContext2D, painted: HTMLCanvasElement, turns: number): void {
  const { width } = painted;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, width);
  context.translate(width / 2, width / 2);
  context.rotate(turns * whole);
  context.drawImage(painted, -width / 2, -width / 2);
}
