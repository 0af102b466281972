import type { PagadorDoBalcao } from '@vidas/api-client/caixa/balcao/balcao.contract.ts';
import { isProcuravel, numeroDe } from '@vidas/api-client/shell/busca/busca.rules.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import type { Db } from '../../../db/database.ts';
import { codigoDaLinha, nossoNumeroDoCodigo } from '../../../documents/boleto/boleto.rules.ts';
import { Failure, refuseFields } from '../../../http/failure.ts';
import { findBeneficiarios } from '../pagamento-cartao/beneficiarios.sql.ts';
import { type FaturaDoBalcao, findFaturasDoNumero } from './balcao.sql.ts';

const naoLido = (motivo: string) => refuseFields([{ field: 'texto', message: motivo }]);

/** Nosso número from a digitable line or barcode of this operator; any other number unchanged. */
const numeroDoBoleto = (numero: string): string => {
  if (numero.length !== 44 && numero.length !== 47) return numero;
  try {
    return nossoNumeroDoCodigo(numero.length === 47 ? codigoDaLinha(numero) : numero);
  } catch (cause) {
    if (cause instanceof RangeError) throw naoLido(`Confira o que foi digitado: ${cause.message}.`);
    throw cause;
  }
};

const fechada = ({ fatura, status, empresa, pagoEm }: FaturaDoBalcao): Failure => {
  if (status === 'CANCELADA') return new Failure(409, `A fatura ${fatura} foi cancelada.`);
  if (status === 'PAGA')
    return new Failure(
      409,
      `A fatura ${fatura} já foi paga${pagoEm === null ? '' : ` em ${writeDay(pagoEm)}`}.`,
    );
  return new Failure(409, `A fatura ${fatura} é da empresa ${empresa ?? ''}: o balcão recebe de pessoas.`);
};

const porFatura = (faturas: readonly FaturaDoBalcao[]): PagadorDoBalcao[] => {
  const abertas = faturas.filter(({ status, codsau, nome }) => status === 'ABERTA' && codsau && nome);
  return [...Map.groupBy(abertas, ({ codsau }) => codsau ?? '')].map(([codsau, suas]) => ({
    codsau,
    nome: suas[0]?.nome ?? '',
    faturas: suas.map(({ fatura }) => fatura),
  }));
};

/** Payers found by a typed text: those of a bill first, then people with the same number (CXA-22). */
export const procura = async (db: Db, digitado: string): Promise<PagadorDoBalcao[]> => {
  const texto = digitado.trim();
  if (!isProcuravel(texto)) throw naoLido('Digite ao menos 3 letras ou 4 algarismos.');
  const numero = numeroDe(texto);
  const faturas = await findFaturasDoNumero(db, numero === null ? texto : numeroDoBoleto(numero));
  const pessoas =
    numero === null
      ? await findBeneficiarios(db, 'N', texto)
      : [...(await findBeneficiarios(db, 'M', numero)), ...(await findBeneficiarios(db, 'C', numero))];
  const achados = [
    ...porFatura(faturas),
    ...pessoas.map(({ codsau, nome }) => ({ codsau: codsau ?? '', nome: nome ?? '', faturas: [] })),
  ];
  const [primeira] = faturas;
  if (achados.length === 0 && primeira) throw fechada(primeira);
  if (achados.length === 0) throw new Failure(404, 'Não se achou pessoa nem fatura com o que foi digitado.');
  return achados;
};
