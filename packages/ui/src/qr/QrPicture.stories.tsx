import type { Meta, StoryObj } from '@storybook/react-vite';
import decodeQR from 'qr/decode.js';
import { expect, within } from 'storybook/test';
import { QrPicture } from './QrPicture.tsx';
import { qrPictureGuide } from './QrPicture.guide.ts';

/** 'VIDAS', version 1. */
const rows = [
  '111111100100001111111',
  '100000101010101000001',
  '101110101000001011101',
  '101110101011001011101',
  '101110101100001011101',
  '100000101000101000001',
  '111111101010101111111',
  '000000000100100000000',
  '001001111101110111110',
  '101101001001101001010',
  '100001100011011001101',
  '000001000000110010100',
  '111111101110100001010',
  '000000001100010101010',
  '111111101101111111000',
  '100000101001001101101',
  '101110100010010111011',
  '101110100010010000000',
  '101110101100110001111',
  '100000100001111010001',
  '111111100001011001111',
];

/** The text that a camera reads of the picture, drawn anew from its own path with the light cells around it. */
const readPicture = (picture: HTMLElement): string => {
  const side = Number(picture.getAttribute('viewBox')?.split(' ')[2]) * 4;
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, side, side);
  pen.scale(4, 4);
  pen.translate(4, 4);
  pen.fillStyle = 'black';
  pen.fill(new Path2D(picture.querySelector('path')?.getAttribute('d') ?? ''));
  return decodeQR(pen.getImageData(0, 0, side, side));
};

const meta = {
  title: 'ui/dados/QrPicture',
  tags: ['autodocs'],
  parameters: { guide: qrPictureGuide },
  component: QrPicture,
  args: { label: 'Código de exemplo', rows },
} satisfies Meta<typeof QrPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('img', { name: 'Código de exemplo' });
    await expect(picture).toBeVisible();
    await expect(readPicture(picture)).toBe('VIDAS');
  },
};
/** The longest name that it may have. */
export const LongText: Story = {
  args: {
    label: 'Código PIX de R$ 9.999.999,99 da Operadora Inventada de Planos de Saúde do Oeste do Paraná',
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phoneSmall' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
