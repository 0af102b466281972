/** What a ScreenTitle takes. */
export interface ScreenTitleProps {
  /** From the narrow to the wide: screen, module. The product's name is added. */
  readonly parts: readonly string[];
}

/** The title of the browser's tab; React moves it to the head of the page. */
export function ScreenTitle({ parts }: ScreenTitleProps) {
  return <title>{[...parts, 'Vidas'].join(' · ')}</title>;
}
