import {
  type Andamento,
  camposDoContrato,
  campoSemEnvio,
  campoSemUso,
  SEM_CCO,
  SITUACAO,
} from '@vidas/api-client/cadastro/diferencas/diferencas.rules.ts';

/** SIB names of the fields that a file to ANS may change, by their label in the conference. */
export const chaves: Readonly<Record<string, string>> = {
  Nome: 'nome',
  CPF: 'cpf',
  CNS: 'cns',
  'Data de nascimento': 'dataNascimento',
  Sexo: 'sexo',
  'Nome da mãe': 'nomeMae',
  Plano: 'numeroPlanoANS',
  'Data de contratação': 'dataContratacao',
};

/** Fields of the person, which Cadastro corrects (CAD-20). */
export const daPessoa: ReadonlySet<string> = new Set([
  'Nome',
  'CPF',
  'CNS',
  'Data de nascimento',
  'Sexo',
  'Nome da mãe',
]);

/** Name of a field in `sib_decisao`. */
export const nomeDaDecisao = (campo: string): string => {
  if (campo === SITUACAO) return 'situacao';
  if (campo === SEM_CCO) return 'inclusao';
  if (campo === 'Código ANS (CCO)') return 'cco';
  return chaves[campo] ?? campo;
};

/** A present difference, with the facts that allow or forbid its acts. Days are ISO. */
export interface DiferencaRow {
  matricula: string;
  pessoaId: string;
  nome: string;
  campo: string;
  valorAns: string | null;
  valorOperadora: string | null;
  andamento: Andamento | null;
  /** CCO of the bond, and of the record of ANS. */
  cco: string | null;
  ccoAns: string | null;
  situacaoOs: 'ATIVO' | 'INATIVO';
  congenere: string | null;
  ativadoEm: string | null;
  /** Cancellation at ANS. */
  canceladoNaAns: string | null;
}

const porAndamento: Readonly<Record<Andamento, string>> = {
  'No próximo envio': 'Já segue no próximo envio.',
  'Espera o retorno': 'Está num arquivo que espera o retorno da ANS.',
  'Aceita pela ANS': 'A ANS já aceitou o valor daqui, depois deste arquivo de conferência.',
  'Deixada fora': 'Foi deixada fora do envio: use Desfazer na linha da prévia.',
};

/** Reason why a difference cannot be sent to ANS; null when it can (SIB-50). */
export const recusaDeEnvio = (row: DiferencaRow, hoje: string): string | null => {
  const { campo, andamento, cco, ccoAns } = row;
  const semMovimento = campoSemEnvio(campo);
  if (semMovimento !== null) return semMovimento;
  if (andamento !== null) return porAndamento[andamento];
  if (row.congenere !== null) return 'É cliente de uma congênere, e não se informa à ANS.';
  if (row.ativadoEm === null || row.ativadoEm > hoje) return 'Ainda não foi ativado aqui.';
  if (campo === SEM_CCO) return null;
  if (cco === null) return 'Ainda não tem CCO aqui: use antes Atualizar CCO.';
  if (cco !== ccoAns) return 'Tem outro CCO aqui: resolva antes essa diferença.';
  if (camposDoContrato.has(campo) && row.situacaoOs === 'INATIVO')
    return 'A ANS não muda o contrato de um vínculo cancelado.';
  return null;
};

/** Reason why the value of ANS cannot be taken; null when it can (SIB-52). Fields of the person have further rules (CAD-21). */
export const recusaDeUso = (row: DiferencaRow, hoje: string): string | null => {
  const { campo, andamento, valorAns, ativadoEm, canceladoNaAns } = row;
  const semUso = campoSemUso(campo);
  if (semUso !== null) return semUso;
  if (andamento === 'Espera o retorno' || andamento === 'Aceita pela ANS') return porAndamento[andamento];
  if (campo === SITUACAO && valorAns === 'ATIVO')
    return ativadoEm === null || ativadoEm > hoje ? 'Ainda não foi ativado aqui.' : null;
  if (campo === SITUACAO || campo === 'Data de cancelamento') {
    if (canceladoNaAns === null) return 'O arquivo da ANS não diz o dia do cancelamento.';
    return ativadoEm !== null && canceladoNaAns < ativadoEm
      ? 'O cancelamento na ANS é anterior à ativação daqui.'
      : null;
  }
  return valorAns === null ? 'A ANS não tem este valor.' : null;
};
