import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { Db } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { tx, type Trx } from '../db/tx.ts';
import { momentoLocal } from '../operatorMoment.ts';
import { fingerprintOf, loadSecrets } from '../config/secrets.ts';
import {
  addVinculos,
  countLinhas,
  dropVinculos,
  insertLinhas,
  selectColunas,
  selectMigracoes,
  selectPreparado,
  selectTabelas,
  semPrazo,
  setGatilhos,
  setSequencia,
  truncateTabelas,
} from './copia.sql.ts';
import { arquivosDe, CopiaRecusada, leManifesto, type Manifesto } from './manifesto.ts';

const PORCAO = 1_000;

export interface PedidoDeRestauro {
  db: Db;
  pasta: string;
  /** Secrets of this installation: their file, and the variable SECRETS, if given. */
  segredos: string;
  segredosDoAmbiente: string | undefined;
}

/** Tables of which one row proves that the installation is in use. */
const DE_GENTE = ['usuario', 'pessoa', 'denuncia', 'instalacao'];

const recusaOcupado = async (db: Db): Promise<void> => {
  if (!(await selectPreparado(db))) return;
  for (const tabela of DE_GENTE)
    if ((await countLinhas(db, tabela)) > 0)
      throw new CopiaRecusada(
        `O banco de destino não está vazio (há linhas em ${tabela}); nada foi mudado. Restaure num banco novo ou numa DATA_DIR nova.`,
      );
};

/** Finds the secrets behind the rows before anything is written. */
const recusaSegredos = (pedido: PedidoDeRestauro, { segredos }: Manifesto): void => {
  const daCopia = arquivosDe(pedido.pasta).segredos;
  const origem =
    pedido.segredosDoAmbiente !== undefined || existsSync(pedido.segredos)
      ? { arquivo: pedido.segredos, nome: 'desta instalação' }
      : { arquivo: daCopia, nome: 'da cópia' };
  if (pedido.segredosDoAmbiente === undefined && !existsSync(origem.arquivo))
    throw new CopiaRecusada(
      'A cópia foi feita com os segredos na variável SECRETS, e ela falta aqui; nada foi mudado. Defina SECRETS com o mesmo valor.',
    );
  const digital = fingerprintOf(loadSecrets(origem.arquivo, pedido.segredosDoAmbiente));
  if (segredos !== null && segredos !== digital)
    throw new CopiaRecusada(
      `Os segredos ${origem.nome} não são os que gravaram a cópia: as denúncias não poderiam ser lidas; nada foi mudado.`,
    );
};

/** Migrates the database to the copy's structure; newer migrations follow on the next start. */
const prepara = async (db: Db, { migracoes }: Manifesto): Promise<void> => {
  const antes = (await selectPreparado(db)) ? await selectMigracoes(db) : [];
  const isAhead = antes.some((nome) => !migracoes.includes(nome));
  if (!isAhead) await migrate(db, migracoes.at(-1));
  if (isAhead || (await selectMigracoes(db)).join() !== migracoes.join())
    throw new CopiaRecusada(
      'A cópia é de uma versão do Vidas com outra estrutura: restaure-a num banco novo, com a versão que a gravou, e atualize depois.',
    );
};

const carrega = async (trx: Trx, arquivo: string): Promise<void> => {
  let [tabela, colunas, linhas]: [string, string[], string[]] = ['', [], []];
  const grava = async (): Promise<void> => {
    if (linhas.length > 0) await insertLinhas(trx, { tabela, colunas, linhas });
    linhas = [];
  };
  const texto = createInterface({
    input: createReadStream(arquivo).pipe(createGunzip()),
    crlfDelay: Infinity,
  });
  for await (const linha of texto) {
    if (linha.startsWith('>')) {
      await grava();
      tabela = linha.slice(1);
      colunas = await selectColunas(trx, tabela);
    } else if (linha !== '') linhas.push(linha);
    if (linhas.length === PORCAO) await grava();
  }
  await grava();
};

const confere = async (trx: Trx, tabelas: Manifesto['tabelas']): Promise<void> => {
  for (const [tabela, esperadas] of Object.entries(tabelas)) {
    const linhas = await countLinhas(trx, tabela);
    if (linhas !== esperadas)
      throw new CopiaRecusada(
        `A tabela ${tabela} ficou com ${linhas} linhas e a cópia tem ${esperadas}; nada foi mudado.`,
      );
  }
};

/**
 * Restores a copy into an empty database of either kind: all of it, or nothing. Resolves to a sentence;
 * throws `CopiaRecusada`.
 */
export const restauraCopia = async (pedido: PedidoDeRestauro): Promise<string> => {
  const { db, pasta, segredos } = pedido;
  const arquivos = arquivosDe(pasta);
  const manifesto = await leManifesto(pasta);
  recusaSegredos(pedido, manifesto);
  await recusaOcupado(db);
  await prepara(db, manifesto);
  await tx(db, async (trx) => {
    await semPrazo(trx);
    const tabelas = await selectTabelas(trx);
    const vinculos = await dropVinculos(trx);
    await setGatilhos(trx, tabelas, 'disable');
    await truncateTabelas(trx, tabelas);
    await carrega(trx, arquivos.dados);
    await confere(trx, manifesto.tabelas);
    for (const [nome, ultimo] of Object.entries(manifesto.sequencias)) await setSequencia(trx, nome, ultimo);
    await setGatilhos(trx, tabelas, 'enable');
    await addVinculos(trx, vinculos);
  });
  if (pedido.segredosDoAmbiente === undefined && !existsSync(segredos))
    writeFileSync(segredos, readFileSync(arquivos.segredos), { mode: 0o600, flag: 'wx', flush: true });
  const linhas = Object.values(manifesto.tabelas).reduce((soma, quantas) => soma + quantas, 0);
  return `Cópia de ${writeDayTime(momentoLocal(new Date(manifesto.em)))} restaurada: ${linhas.toLocaleString('pt-BR')} linhas de ${Object.keys(manifesto.tabelas).length} tabelas, conferidas uma a uma. Entre com as senhas de então.`;
};
