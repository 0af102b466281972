export interface ScreenTitleProps {
  /** From narrow to wide: screen, module. The product's name is added. */
  readonly parts: readonly string[];
}

/** The title of the browser's tab; React moves it to the head of the page. */
export function ScreenTitle({ parts }: ScreenTitleProps) {
  return <title>{[...parts, 'Vidas'].join(' · ')}</title>;
}
