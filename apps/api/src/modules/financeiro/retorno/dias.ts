import { ehDiaUtilBancario } from '@vidas/api-client/financeiro/feriado/calendario.rules.ts';
import { somaDias } from '../../cobranca/encargos.rules.ts';
import type { Db } from '../../../db/database.ts';
import { findDiasLocais } from '../feriado/feriado.sql.ts';
import {
  type CreditoRow,
  findDias,
  findDiasComArquivo,
  findPrimeiroArquivo,
  type Periodo,
} from './dias.sql.ts';

const maior = (a: string, b: string): string => (a > b ? a : b);
const menor = (a: string, b: string): string => (a < b ? a : b);

function* diasDe({ de, ate }: Periodo): Generator<string> {
  for (let dia = de; dia <= ate; dia = somaDias(dia, 1)) yield dia;
}

/** Bank days since the first file and before today that no file covers (CBR-27). */
const semArquivo = async (db: Db, { de, ate }: Periodo, hoje: string): Promise<string[]> => {
  const primeiro = await findPrimeiroArquivo(db);
  if (primeiro === undefined) return [];
  const periodo = { de: maior(de, primeiro), ate: menor(ate, somaDias(hoje, -1)) };
  if (periodo.de > periodo.ate) return [];
  const [comArquivo, locais] = [await findDiasComArquivo(db, periodo), await findDiasLocais(db)];
  return [...diasDe(periodo)].filter((dia) => ehDiaUtilBancario(dia, locais) && !comArquivo.has(dia));
};

/** Days of a period for Créditos por dia, including days without a file. */
export const diasDeCredito = async (db: Db, periodo: Periodo, hoje: string): Promise<CreditoRow[]> =>
  findDias(db, periodo, await semArquivo(db, periodo, hoje));
