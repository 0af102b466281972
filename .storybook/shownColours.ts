const isClear = (colour: string): boolean => colour === 'transparent' || /[,/]\s*0\)$/.test(colour);

/**
 * Key of everything that decides the contrast of an element's text. Its own part: component (name and class), colour, size, weight and
 * opacity. Its surroundings: the colour of the text around it, and the grounds below up to the first opaque one. A reader caches the
 * grounds, so it serves one moment of one page.
 */
export const colourReader = (): ((element: Element) => string) => {
  const grounds = new Map<Element, string>();
  const groundOf = (element: Element | null): string => {
    if (element === null) return '';
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const isOpen = isClear(backgroundColor) && backgroundImage === 'none' && opacity === '1';
    const below =
      isOpen || opacity !== '1' || /^rgba|\//.test(backgroundColor) || backgroundImage !== 'none'
        ? groundOf(element.parentElement)
        : '';
    const ground = isOpen ? below : `${backgroundColor} ${backgroundImage} ${opacity} ${below}`;
    grounds.set(element, ground);
    return ground;
  };
  return (element) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const around = element.parentElement ? getComputedStyle(element.parentElement).color : '';
    const name = `${element.localName}.${element.getAttribute('class') ?? ''}`;
    return [name, color, fontSize, fontWeight, textShadow, around, groundOf(element)].join(' | ');
  };
};
