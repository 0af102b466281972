/** A code without the dots, slashes and spaces of its printed form; any other text stays (FMT-9). */
export const semSinais = (text: string): string => {
  const trimmed = text.trim();
  return /^[\d\s./-]+$/.test(trimmed) ? trimmed.replaceAll(/\D/g, '') : trimmed;
};
