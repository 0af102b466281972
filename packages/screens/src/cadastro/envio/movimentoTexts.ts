import type { MovimentoPrevisto } from '@vidas/api-client/cadastro/envio/envio.contract.ts';
import { motivosDoSib } from '@vidas/api-client/cadastro/envio/envio.rules.ts';
import { writeDay, writeDayTime } from '@vidas/api-client/words/day.ts';
import { nomeDoCampo } from '../ficha/fichaCampos.ts';

const sexos: Readonly<Record<string, string>> = { 1: 'Masculino', 3: 'Feminino' };

const writeValor = (campo: string, valor: string | null): string => {
  if (valor === null) return campo === 'situacao' ? 'não conhecido' : 'em branco';
  if (campo === 'sexo') return sexos[valor] ?? valor;
  return /^\d{4}-\d{2}-\d{2}$/.test(valor) ? writeDay(valor) : valor;
};

/** 'Nome: ANA SILVA → ANNA SILVA; CEP: …': the value at ANS and the value sent to it. */
export const writeMudancas = ({ mudancas }: MovimentoPrevisto): string =>
  mudancas
    .map(
      ({ campo, antes, depois }) =>
        `${campo === 'situacao' ? 'Situação' : nomeDoCampo(campo)}: ${writeValor(campo, antes)} → ${writeValor(campo, depois)}`,
    )
    .join('; ');

/** 'Pedido por Ana em 21/11/2026 09:00 (ArqConf.CNX)': the request to send a difference. */
export const writePedido = ({ solicitado }: MovimentoPrevisto): string | null =>
  solicitado &&
  [
    `Pedido por ${solicitado.por} em ${writeDayTime(solicitado.em)}`,
    solicitado.arquivo && `(${solicitado.arquivo})`,
  ]
    .filter(Boolean)
    .join(' ');

/** 'Já rejeitado em 21/11/2026: CEP: INEXISTENTE. Segue igual.' */
export const writeRejeitado = ({ rejeitado }: MovimentoPrevisto): string | null =>
  rejeitado &&
  `Já rejeitado em ${writeDay(rejeitado.em)}: ${rejeitado.porque}${rejeitado.isIgual ? '. Segue igual.' : '. Mudou desde então.'}`;

/** True when a person left this content out. */
export const isFora = ({ fora }: MovimentoPrevisto): boolean => fora?.isIgual ?? false;

const writeFora = ({ fora }: MovimentoPrevisto): string[] => {
  if (!fora) return [];
  const quem = `por ${fora.por} em ${writeDay(fora.em)}`;
  return [fora.isIgual ? `Deixado fora ${quem}.` : `Segue: mudou desde que foi deixado fora ${quem}.`];
};

/** Reasons why a movement stays out of the file, and who left it out. */
export const writePendencias = (row: MovimentoPrevisto): string =>
  [...row.pendencias.map(({ mensagem }) => mensagem), ...writeFora(row)].join(' ');

/** '42 Desligamento da empresa'. */
export const writeMotivo = ({ motivo }: MovimentoPrevisto): string | null =>
  motivo && [motivo, motivosDoSib[motivo]].filter(Boolean).join(' ');
