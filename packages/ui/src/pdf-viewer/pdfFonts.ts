import foxitDingbatsUrl from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url';
import foxitFixedUrl from 'pdfjs-dist/standard_fonts/FoxitFixed.pfb?url';
import foxitFixedBoldUrl from 'pdfjs-dist/standard_fonts/FoxitFixedBold.pfb?url';
import foxitFixedBoldItalicUrl from 'pdfjs-dist/standard_fonts/FoxitFixedBoldItalic.pfb?url';
import foxitFixedItalicUrl from 'pdfjs-dist/standard_fonts/FoxitFixedItalic.pfb?url';
import foxitSerifUrl from 'pdfjs-dist/standard_fonts/FoxitSerif.pfb?url';
import foxitSerifBoldUrl from 'pdfjs-dist/standard_fonts/FoxitSerifBold.pfb?url';
import foxitSerifBoldItalicUrl from 'pdfjs-dist/standard_fonts/FoxitSerifBoldItalic.pfb?url';
import foxitSerifItalicUrl from 'pdfjs-dist/standard_fonts/FoxitSerifItalic.pfb?url';
import foxitSymbolUrl from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url';
import liberationSansBoldUrl from 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?url';
import liberationSansBoldItalicUrl from 'pdfjs-dist/standard_fonts/LiberationSans-BoldItalic.ttf?url';
import liberationSansItalicUrl from 'pdfjs-dist/standard_fonts/LiberationSans-Italic.ttf?url';
import liberationSansRegularUrl from 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?url';

/**
 * Addresses by file of the fonts that a PDF may name without containing them: Helvetica, Times, Courier and two of
 * signs.
 */
export const pdfFonts: Readonly<Record<string, string>> = {
  'FoxitDingbats.pfb': foxitDingbatsUrl,
  'FoxitFixed.pfb': foxitFixedUrl,
  'FoxitFixedBold.pfb': foxitFixedBoldUrl,
  'FoxitFixedBoldItalic.pfb': foxitFixedBoldItalicUrl,
  'FoxitFixedItalic.pfb': foxitFixedItalicUrl,
  'FoxitSerif.pfb': foxitSerifUrl,
  'FoxitSerifBold.pfb': foxitSerifBoldUrl,
  'FoxitSerifBoldItalic.pfb': foxitSerifBoldItalicUrl,
  'FoxitSerifItalic.pfb': foxitSerifItalicUrl,
  'FoxitSymbol.pfb': foxitSymbolUrl,
  'LiberationSans-Bold.ttf': liberationSansBoldUrl,
  'LiberationSans-BoldItalic.ttf': liberationSansBoldItalicUrl,
  'LiberationSans-Italic.ttf': liberationSansItalicUrl,
  'LiberationSans-Regular.ttf': liberationSansRegularUrl,
};
