import type { Names } from '../names.ts';

/** The names in the files of a screen. */
export interface ScreenNames {
  readonly module: Names;
  readonly screen: Names;
  readonly title: string;
  /** Path of its call below the base: `/cadastro/getMinhaTela`. */
  readonly call: string;
  /** Last part of its address below /modulos/{module}/. */
  readonly route: string;
}
