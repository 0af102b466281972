import { writeDay } from '@vidas/api-client/words/day.ts';
import { reais } from '../../../documents/pdf/written.ts';
import type { DetalheRetorno } from '../../../imports/detalheRetorno.ts';
import type { AcordoDaRemessa } from '../../../config/remessaConfig.ts';
import { julga, type Julgada, type Origem, semEfeito } from './julga.rules.ts';
import { julgaNovo, type NovoDoRetorno } from './novo.rules.ts';
import type { TituloDoRetorno } from './titulo.rules.ts';

/** The numbers that are ours. */
export type Faixa = Pick<AcordoDaRemessa, 'convenio' | 'faixa'>;

/** What the numbers of some lines stand for. */
interface Alvos {
  titulos: ReadonlyMap<string, TituloDoRetorno>;
  novos: ReadonlyMap<string, NovoDoRetorno>;
}

const isDaFaixa = (nossoNumero: string, { convenio, faixa }: Faixa): boolean => {
  const sequencia = Number(nossoNumero.slice(7));
  return nossoNumero.startsWith(convenio) && sequencia >= faixa.de && sequencia <= faixa.ate;
};

const chaveDe = ({ texto }: DetalheRetorno): string => texto.slice(38, 63).trim();

/** What a line says of a number of ours that does not fit; null when all does (REM-14). */
const alarmeDo = (
  linha: DetalheRetorno,
  novo: NovoDoRetorno | undefined,
  faixa: Faixa | undefined,
): string | null => {
  const chave = chaveDe(linha);
  if (!novo)
    return faixa && linha.nossoNumero !== null && isDaFaixa(linha.nossoNumero, faixa)
      ? `O número é da nossa faixa e nenhum boleto nosso o tem; a chave é "${chave}".`
      : null;
  if (chave !== novo.chave) return `A chave é "${chave}" e a do nosso boleto é "${novo.chave}".`;
  if (novo.vencimento !== null && linha.vencimento !== null && linha.vencimento !== novo.vencimento)
    return `O vencimento é ${writeDay(linha.vencimento)} e o do nosso boleto é ${writeDay(novo.vencimento)}.`;
  return novo.valorCents !== null && linha.valorTitulo !== 0 && linha.valorTitulo !== novo.valorCents
    ? `O valor é R$ ${reais(linha.valorTitulo)} e o do nosso boleto é R$ ${reais(novo.valorCents)}.`
    : null;
};

/** How a line ends, by the title or the new boleto that has its number; one that does not fit changes nothing and is an alarm. */
export const julgaLinha = (
  linha: DetalheRetorno,
  { titulos, novos }: Alvos,
  { faixa, ...origem }: Origem & { faixa?: Faixa | undefined },
): Julgada & { titulo: string | null } => {
  const numero = linha.nossoNumero ?? '';
  const novo = novos.get(numero);
  const alarme = alarmeDo(linha, novo, faixa);
  if (alarme !== null) return { ...semEfeito('DESCONHECIDO', alarme), isAlarme: true, titulo: null };
  if (novo) return { ...julgaNovo(linha, novo, origem), titulo: novo.partes[0]?.titulo.numero ?? null };
  const titulo = titulos.get(numero);
  return { ...julga(linha, titulo, origem), titulo: titulo?.numero ?? null };
};
