import { writeDay, writeDayTime } from '@vidas/api-client/words/day.ts';
import { readFile } from 'node:fs/promises';
import type { CobrancaConfig } from '../../../config/cobrancaConfig.ts';
import type { Deps } from '../../../deps.ts';
import { type Trx, tx } from '../../../db/tx.ts';
import type { ContaCobranca } from '../../../documents/boleto/types.ts';
import { Failure } from '../../../http/failure.ts';
import { ImportError, type ImportProblem, LISTED_PROBLEMS, refusal } from '../../../imports/importError.ts';
import { type Extrato, readOfx } from '../../../imports/ofx/readOfx.ts';
import { type Upload, withSpooled } from '../../../imports/spool.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import type { Trava } from '../../../servers/trava.ts';
import { prazosDeHoje } from '../../cobranca/prazos.ts';
import { contaEscrita, ehAMesma, ehDaConta, soDigitos } from './conta.rules.ts';
import { aplicaPix, type PixDoImportado } from './identificaPix.ts';
import { especieDo } from './pix.rules.ts';
import { confereDias } from './confereDias.ts';
import { findConhecidos, findConta, findMesmo, insertExtrato } from './extrato.sql.ts';

type ImportaDeps = Pick<Deps, 'db' | 'clock' | 'tmpDir'> & {
  config: { cobranca: CobrancaConfig };
};

/** A statement to be imported. */
export interface Pedido {
  file: Upload;
  login: string;
  /** The person saw of which account the first statement is (CBR-30). */
  isContaAceita: boolean;
  trava?: Trava;
}

/** An imported statement. */
export interface Importado {
  extrato: number;
  lido: Extrato;
  novos: number;
  diasConferidos: number;
  pix: PixDoImportado;
}

const MAX_BYTES = 50_000_000;

const le = async (path: string, bytes: number, hoje: string): Promise<Extrato> => {
  if (bytes > MAX_BYTES)
    throw refusal(`o arquivo passa do limite de ${MAX_BYTES / 1_000_000} MB; baixe um período menor.`);
  const lido = await readOfx(await readFile(path));
  const futuro = lido.lancamentos.find(({ dia }) => dia > hoje);
  if (futuro)
    throw refusal(
      `o lançamento é de ${writeDay(futuro.dia)}, depois de hoje; baixe o extrato sem lançamentos futuros.`,
      futuro.linha,
      'DTPOSTED',
    );
  if (lido.inicio > hoje) throw refusal('o período começa depois de hoje.', null, 'DTSTART');
  return { ...lido, fim: lido.fim > hoje ? hoje : lido.fim };
};

const deOutra = (lido: Extrato, nossa: string): ImportError =>
  refusal(`o extrato é de ${contaEscrita(lido)}, e a conta é ${nossa}.`, null, 'ACCTID');

/** Refuses another account, and asks where nobody said yet which it is; the key of the account. */
const confereConta = async (
  trx: Trx,
  lido: Extrato,
  { conta, isContaAceita }: { conta: ContaCobranca | undefined; isContaAceita: boolean },
): Promise<string> => {
  if (conta) {
    if (!ehDaConta(lido, conta))
      throw deOutra(
        lido,
        `banco 1, agência ${conta.agencia}-${conta.agenciaDv}, conta ${conta.conta}-${conta.contaDv}`,
      );
    return soDigitos(conta.conta + conta.contaDv);
  }
  const anterior = await findConta(trx);
  if (anterior && !ehAMesma(lido, anterior)) throw deOutra(lido, contaEscrita(anterior));
  if (!anterior && !isContaAceita)
    throw new Failure(
      409,
      `Este é o primeiro extrato. Ele é de ${contaEscrita(lido)}: é a conta da cobrança?`,
      {
        body: { conta: contaEscrita(lido) },
      },
    );
  return soDigitos(lido.conta);
};

type Conhecidos = Awaited<ReturnType<typeof findConhecidos>>;

/** Refuses entries that say another thing than when they came before. */
const recusaMudados = ({ lancamentos }: Extrato, conhecidos: Conhecidos): void => {
  const problemas = lancamentos.flatMap(({ linha, fitid, dia, valorCents }): ImportProblem[] => {
    const antes = conhecidos.get(fitid);
    if (!antes || (antes.dia === dia && antes.valor === valorCents)) return [];
    const message = `o lançamento de FITID ${fitid.slice(0, 40)} já veio com outro dia ou valor, na linha ${antes.linha} de ${antes.nome}.`;
    return [{ line: linha, field: 'FITID', message }];
  });
  if (problemas.length > 0) throw new ImportError(problemas.slice(0, LISTED_PROBLEMS), problemas.length);
};

/** Imports a statement whole, or nothing of it (CBR-29). Throws ImportError for the file, Failure 409 for one that came before. */
export const importaExtrato = (
  { db, clock, tmpDir, config }: ImportaDeps,
  { file, login, isContaAceita, trava }: Pedido,
): Promise<Importado> =>
  withSpooled(file, tmpDir, async ({ path, sha256, bytes }) => {
    const momento = momentoLocal(clock());
    const hoje = momento.slice(0, 10);
    const lido = await le(path, bytes, hoje);
    const { conta, encargos } = await prazosDeHoje(db, config.cobranca);
    return tx(db, async (trx) => {
      await trava?.confirma(trx);
      const antes = await findMesmo(trx, sha256);
      if (antes)
        throw new Failure(
          409,
          `Este extrato já foi importado: é o conteúdo de ${antes.nome}, enviado em ${writeDayTime(antes.em)} por ${antes.por}.`,
        );
      const chave = await confereConta(trx, lido, { conta, isContaAceita });
      const conhecidos = await findConhecidos(
        trx,
        chave,
        lido.lancamentos.map(({ fitid }) => fitid),
      );
      recusaMudados(lido, conhecidos);
      const extrato = await insertExtrato(
        trx,
        { nome: file.name, sha256, bytes, lido, conta: chave, login, momento },
        (each) => ({ ...especieDo(each, conta?.convenio), vale: !conhecidos.has(each.fitid) }),
      );
      const pix = await aplicaPix(trx, extrato, { encargos, quem: { login, momento, hoje } });
      const diasConferidos = await confereDias(trx, { de: lido.inicio, ate: lido.fim }, { login, momento });
      return { extrato, lido, novos: lido.lancamentos.length - conhecidos.size, diasConferidos, pix };
    });
  });
