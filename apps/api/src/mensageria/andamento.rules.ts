/** Messages sent per second. */
const POR_SEGUNDO = 50;
/** Seconds after the last message during which the campaign still counts as being sent. */
const FOLGA_S = 5;

/** Seconds from the departure of a message to its final state. */
const ERRO_S = 5;
const ENTREGA_S = 10;
const LEITURA_S = 30;
const RESPOSTA_S = 45;

/** Milliseconds of a local moment, with a blank or a T in the middle; only differences are meaningful. */
export const msDe = (momento: string): number => Date.parse(`${momento.replace(' ', 'T')}Z`);

/** Local moment that many seconds later, 'YYYY-MM-DDTHH:mm:ss'. */
export const depois = (momento: string, segundos: number): string =>
  new Date(msDe(momento) + segundos * 1_000).toISOString().slice(0, 19);

/** Moment when an import of that many messages ends. */
export const fimDaImportacao = (inicio: string, mensagens: number): string =>
  depois(inicio, 2 + Math.floor(mensagens / 2_000));

/** Later of two local moments. */
const ultimo = (um: string, outro: string | null): string =>
  outro !== null && msDe(outro) > msDe(um) ? depois(outro, 0) : um;

/** Moment when a sending of that many messages ends; `ultima` is the latest scheduled message. */
export const fimDoEnvio = (inicio: string, mensagens: number, ultima: string | null = null): string =>
  depois(ultimo(depois(inicio, Math.ceil(mensagens / POR_SEGUNDO)), ultima), FOLGA_S);

/** Moment of a message: by its index in the campaign, and not before its schedule (MSG-18). */
export const saidaDe = (inicio: string, ordem: number, agendada: string | null = null): string =>
  ultimo(depois(inicio, Math.floor(ordem / POR_SEGUNDO)), agendada);

/** Final state of a message, from its index alone, so that the answer is reproducible. */
const fimDe = (ordem: number): 1 | 3 | 4 | 5 | 6 | 7 => {
  const chance = (ordem * 37 + 11) % 100;
  if (chance < 50) return 7;
  if (chance < 75) return 3;
  if (chance < 87) return 1;
  if (chance < 93) return 4;
  return chance < 98 ? 6 : 5;
};

/** State of a message at a moment. */
export interface Andamento {
  /** 0 to 7, see the contract. */
  situacao: number;
  enviadaEm: string | null;
  recebidaEm: string | null;
}

/** State of a message when the campaign's sending begins at `inicio`. */
export const andamentoDe = (
  { ordem, agendada_em }: { readonly ordem: number; readonly agendada_em: string | null },
  inicio: string,
  agora: string,
): Andamento => {
  const saida = saidaDe(inicio, ordem, agendada_em);
  const passados = (msDe(agora) - msDe(saida)) / 1_000;
  if (passados < 0) return { situacao: 0, enviadaEm: null, recebidaEm: null };
  const fim = fimDe(ordem);
  const aindaEnviada: Andamento = { situacao: 1, enviadaEm: saida, recebidaEm: null };
  if (fim === 1) return aindaEnviada;
  if (fim === 4) return passados < ERRO_S ? aindaEnviada : { ...aindaEnviada, situacao: 4 };
  if (passados < ENTREGA_S) return aindaEnviada;
  const entregue = { situacao: 7, enviadaEm: saida, recebidaEm: depois(saida, ENTREGA_S) };
  if (fim === 7 || passados < LEITURA_S) return entregue;
  return { ...entregue, situacao: fim === 3 || passados < RESPOSTA_S ? 3 : fim };
};

/** Status of a campaign at a moment: 11 becomes 12 and 1 becomes 3 with time. */
export const statusDe = (
  campanha: { status: number; importada_em: string | null; envio_terminado_em: string | null },
  agora: string,
): number => {
  const passou = (momento: string | null): boolean => momento !== null && msDe(momento) <= msDe(agora);
  if (campanha.status === 11 && passou(campanha.importada_em)) return 12;
  return campanha.status === 1 && passou(campanha.envio_terminado_em) ? 3 : campanha.status;
};

/** Number of billed SMS for a text (MSG-14). */
export const partesDe = (texto: string): number => (texto.length <= 160 ? 1 : Math.ceil(texto.length / 153));
