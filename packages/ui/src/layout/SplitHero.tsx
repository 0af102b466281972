import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { stacked } from '../theme/mixins.ts';
import { font, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { OfflineBar } from './OfflineBar.tsx';
import { mainId } from './SkipLink.tsx';

/** One dot of the login canvas. */
interface Life {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** From 0 to 1. */
  readonly opacity: number;
}

const gap = 14;

// Park and Miller's generator, which gives the same picture at every visit.
const randomFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
};

/** The dots of a canvas in CSS pixels: brightest around a point left of the middle; equal sizes give equal dots. */
export function lives(width: number, height: number): readonly Life[] {
  const random = randomFrom(7);
  const dots: Life[] = [];
  for (let y = gap; y < height; y += gap) {
    for (let x = gap; x < width; x += gap) {
      const distance = Math.hypot((x - width * 0.36) / width, (y - height * 0.42) / height);
      const opacity = Math.max(0.07, 0.75 - distance * 1.5) * (0.35 + random() * 0.65);
      dots.push({ x, y, opacity, radius: random() < 0.06 ? 3.1 : 1.9 });
    }
  }
  return dots;
}

export interface SplitHeroProps {
  /** The form at the right. */
  readonly children: ReactNode;
  /** The sentence over the dots. Default: Cada ponto, uma vida sob nossos cuidados. */
  readonly caption?: string | undefined;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr ${size.loginPane};
  min-height: 100dvh;
  ${stacked} { grid-template-columns: 1fr; }
`;

const Half = styled.div`
  position: relative;
  overflow: hidden;
  background: ${color.hero};
  color: ${color.onHero};
  ${stacked} { display: none; }
`;

const Dots = styled.canvas`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  color: ${color.heroDot};
`;

const Caption = styled.p`
  position: absolute;
  left: ${space.xxxl};
  bottom: ${space.xxxl};
  font-size: ${font.size.table};
`;

const Pane = styled.main`
  position: relative;
  display: grid;
  place-content: center;
  grid-template-columns: minmax(0, ${size.loginForm});
  padding: ${space.xxl};
  background: ${color.surface};
  ${stacked} { padding: ${space.xl}; }
`;

const draw = (canvas: HTMLCanvasElement) => {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const { clientWidth: width, clientHeight: height } = canvas;
  const density = window.devicePixelRatio;
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  pen.scale(density, density);
  pen.fillStyle = getComputedStyle(canvas).color;
  for (const { x, y, radius, opacity } of lives(width, height)) {
    pen.globalAlpha = opacity;
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.fill();
  }
};

/** The login screen: still dots at the left, the form at the right. Below 900 px the form is alone. */
export function SplitHero({
  children,
  caption = 'Cada ponto, uma vida sob nossos cuidados.',
}: SplitHeroProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const observer = new ResizeObserver(() => draw(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <Root>
      {/* A picture with its caption is hidden from screen readers, so that the form comes first. */}
      <Half aria-hidden="true">
        <Dots ref={canvas} />
        <Caption>{caption}</Caption>
      </Half>
      <Pane id={mainId}>
        <OfflineBar place="page" />
        {children}
      </Pane>
    </Root>
  );
}
