import type { PendenciaDaDmed } from '@vidas/api-client/cobranca/declaracoes-do-ano/dmed.contract.ts';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import type { DependenteDaDmed, RelacaoDaDmed, TitularDaDmed } from '../../../documents/dmed/dmed.ts';
import type { PessoaDaDmedRow } from './dmed.sql.ts';

/** Kinship of the register (SIB) as DMED codes; others have a default. */
const relacoes: Readonly<Record<number, RelacaoDaDmed>> = { 3: '03', 4: '04', 6: '06', 8: '08' };

/** A year's split into file, pending persons, and persons declared by an administradora. */
export interface PartesDaDmed {
  titulares: TitularDaDmed[];
  pendencias: PendenciaDaDmed[];
  noArquivoCents: number;
  pendenteCents: number;
  daAdministradoraCents: number;
  contratosDaAdministradora: number;
}

type Pessoa = DependenteDaDmed & { row: PessoaDaDmedRow };
interface Titular {
  cpf: string;
  nome: string;
  cents: number;
  proprio: PessoaDaDmedRow;
  dependentes: Map<string, Pessoa>;
}

const motivoDoCpf = (cpf: string | null): string | undefined => {
  if (cpf === null) return 'está sem CPF';
  return isValidCpf(cpf) ? undefined : 'tem um CPF que não confere';
};

const pendencia = (
  row: PessoaDaDmedRow,
  motivo: string,
  cents: number,
  noArquivo = false,
): PendenciaDaDmed => ({
  matricula: row.matricula,
  nome: row.nome,
  titular: row.titular_nome,
  motivo,
  valor: cents,
  noArquivo,
});

/**
 * Splits the persons of a year: contracts of one CPF are one holder, and each person appears once per holder
 * (COB-31).
 */
export const partesDaDmed = (rows: readonly PessoaDaDmedRow[]): PartesDaDmed => {
  const pendencias: PendenciaDaDmed[] = [];
  const titulares = new Map<string, Titular>();
  const daAdministradora = rows.filter((row) => row.da_administradora);
  let pendenteCents = 0;
  const espera = (row: PessoaDaDmedRow, motivo: string, cents: number): void => {
    pendencias[pendencias.length] = pendencia(row, motivo, cents);
    pendenteCents += cents;
  };
  const avisa = (row: PessoaDaDmedRow, motivo: string): void => {
    pendencias[pendencias.length] = pendencia(row, motivo, row.cents, true);
  };

  for (const row of rows) {
    if (row.da_administradora) continue;
    const motivo = motivoDoCpf(row.titular_cpf);
    if (motivo !== undefined || row.titular_cpf === null) {
      espera(row, `O titular ${motivo ?? 'está sem CPF'}.`, row.cents);
      continue;
    }
    const titular = titulares.get(row.titular_cpf) ?? {
      cpf: row.titular_cpf,
      nome: row.titular_nome,
      cents: 0,
      proprio: row,
      dependentes: new Map<string, Pessoa>(),
    };
    titulares.set(titular.cpf, titular);
    if (row.cobranca_sem_dado) avisa(row, 'O contrato tem administradora, e o cadastro não diz quem cobra.');
    if (row.matricula === row.titular || row.cpf === titular.cpf) {
      titular.cents += row.cents;
      continue;
    }
    const doCpf = row.cpf === null ? undefined : motivoDoCpf(row.cpf);
    if (doCpf !== undefined) avisa(row, `O dependente ${doCpf}: vai só com a data de nascimento.`);
    const cpf = doCpf === undefined ? row.cpf : null;
    const chave = cpf ?? `${row.nascimento} ${row.nome}`;
    const antes = titular.dependentes.get(chave);
    titular.dependentes.set(chave, {
      cpf,
      nascimento: row.nascimento,
      nome: row.nome,
      relacao: antes?.relacao ?? relacoes[row.dependencia] ?? '10',
      cents: (antes?.cents ?? 0) + row.cents,
      row,
    });
  }

  const prontos: TitularDaDmed[] = [];
  for (const { cpf, nome, cents, proprio, dependentes } of titulares.values()) {
    if (cents < 0) espera(proprio, 'O valor do ano é negativo.', cents);
    const positivos: DependenteDaDmed[] = [];
    for (const { row, ...pessoa } of dependentes.values()) {
      if (pessoa.cents < 0) espera(row, 'O valor do ano é negativo.', pessoa.cents);
      else if (pessoa.cents > 0) positivos[positivos.length] = pessoa;
    }
    if (cents > 0 || positivos.length > 0)
      prontos[prontos.length] = { cpf, nome, cents: Math.max(0, cents), dependentes: positivos };
  }
  const soma = (values: readonly { cents: number }[]): number =>
    values.reduce((total, { cents }) => total + cents, 0);
  return {
    titulares: prontos,
    pendencias,
    noArquivoCents: prontos.reduce((total, each) => total + each.cents + soma(each.dependentes), 0),
    pendenteCents,
    daAdministradoraCents: soma(daAdministradora),
    contratosDaAdministradora: new Set(daAdministradora.map(({ titular }) => titular)).size,
  };
};
