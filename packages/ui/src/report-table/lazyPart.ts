import { type ComponentType, lazy } from 'react';

/** A component that is loaded when it is first drawn, with the component's type (generic ones too). */
export const lazyPart = <Part extends (props: never) => unknown>(load: () => Promise<Part>): Part =>
  lazy(async () => ({ default: (await load()) as unknown as ComponentType })) as unknown as Part;
