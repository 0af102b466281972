import type { ColorTokens } from '@vidas/ui/theme/tokens.ts';

interface Job {
  readonly job: string;
  /** Ground of the colour; a colour without one is a ground itself. */
  readonly on?: keyof ColorTokens;
}

/** Job of each colour, and the ground for its contrast. */
export const colourJobs: Readonly<Record<keyof ColorTokens, Job>> = {
  text: { job: 'texto', on: 'surface' },
  textMuted: { job: 'texto de apoio', on: 'surface' },
  textFaint: { job: 'texto discreto: dicas, vazios', on: 'surface' },
  canvas: { job: 'atrás da página' },
  surface: { job: 'fundo de tabelas, cartões e campos' },
  surfaceRaised: { job: 'fundo do que flutua: menus, diálogos' },
  surfaceSunken: { job: 'fundo recuado: cabeçalhos de tabela' },
  border: { job: 'linha fina que separa' },
  borderStrong: { job: 'borda de campos', on: 'surface' },
  controlEdge: { job: 'borda de botões' },
  accent: { job: 'o ato principal, links, o escolhido', on: 'surface' },
  accentHover: { job: 'o ato principal sob o mouse', on: 'surface' },
  onAccent: { job: 'texto sobre accent', on: 'accent' },
  accentSoft: { job: 'fundo do escolhido' },
  accentInk: { job: 'texto sobre accentSoft', on: 'accentSoft' },
  focus: { job: 'anel do foco', on: 'surface' },
  positive: { job: 'deu certo, em dia', on: 'positiveSoft' },
  positiveSoft: { job: 'fundo do que deu certo' },
  caution: { job: 'atenção', on: 'cautionSoft' },
  cautionSoft: { job: 'fundo de atenção' },
  negative: { job: 'erro, dívida, o que destrói', on: 'negativeSoft' },
  negativeSoft: { job: 'fundo de erro' },
  negativeHover: { job: 'o ato que destrói, sob o mouse', on: 'surface' },
  onNegative: { job: 'texto sobre negative', on: 'negative' },
  info: { job: 'informação', on: 'infoSoft' },
  infoSoft: { job: 'fundo de informação' },
  mark: { job: 'atrás do que a busca achou' },
  hero: { job: 'a metade escura da entrada' },
  onHero: { job: 'texto sobre hero', on: 'hero' },
  heroDot: { job: 'uma vida, na entrada', on: 'hero' },
  chart1: { job: 'série 1 de um gráfico', on: 'surface' },
  chart2: { job: 'série 2', on: 'surface' },
  chart3: { job: 'série 3', on: 'surface' },
  chart4: { job: 'série 4', on: 'surface' },
  chart5: { job: 'série 5', on: 'surface' },
  chart6: { job: 'série 6', on: 'surface' },
  paper: { job: 'página de um PDF' },
  onPaper: { job: 'texto sobre papel', on: 'paper' },
  paperFocus: { job: 'anel do foco sobre papel', on: 'paper' },
  paperMark: { job: 'o que a busca achou no PDF' },
  paperMarkStrong: { job: 'o achado da vez no PDF' },
  scrim: { job: 'sobre a página, atrás de um diálogo' },
  shadow: { job: 'a sombra do que flutua' },
};
