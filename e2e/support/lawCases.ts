import { demoRows } from './demo.ts';

/** A holder of a kind of contract (1 individual, 2 company, 3 adhesion) who stays and has asked for nothing. */
export const holderWhoStays = (tipo: 1 | 2 | 3): { readonly matricula: string; readonly nome: string } => {
  const { beneficiario = [], pessoa = [], saida_pessoa = [] } = demoRows();
  const asked = new Set(saida_pessoa.map(({ matricula }) => matricula));
  const found = beneficiario.find(
    ({ matricula, titular_matricula, tipo_contratacao, ativado_em, cancelado_em, mei }) =>
      matricula === titular_matricula &&
      tipo_contratacao === tipo &&
      ativado_em !== null &&
      cancelado_em === null &&
      !mei &&
      !asked.has(matricula),
  );
  const nome = pessoa.find(({ id }) => id === found?.pessoa_id)?.nome;
  if (!found || !nome) throw new Error('A demonstração não tem um titular deste tipo de contratação.');
  return { matricula: found.matricula, nome };
};

/** Number of a denied authorisation whose reanalysis nobody asked for. */
export const deniedRequest = (): string => {
  const { autorizacao = [], reanalise = [] } = demoRows();
  const asked = new Set(reanalise.map(({ autorizacao_codigo }) => autorizacao_codigo));
  const found = autorizacao.find(({ codigo, status }) => status === 'NEGADA' && !asked.has(codigo));
  if (!found) throw new Error('A demonstração não tem uma negativa sem reanálise.');
  return String(found.codigo);
};

/** Number of an open protocol that asks for something. */
export const openProtocol = (): string => {
  const { protocolo_atendimento = [] } = demoRows();
  const found = protocolo_atendimento.find(
    ({ status, manifestacao_codigo }) => status !== 'ENCERRADO' && Number(manifestacao_codigo) < 4,
  );
  if (!found) throw new Error('A demonstração não tem um protocolo em aberto.');
  return String(found.protocolo);
};

/** Number of an approved authorisation of which nobody told the day of done. */
export const approvedRequest = (): string => {
  const { autorizacao = [] } = demoRows();
  const found = autorizacao.find(({ status, realizada_em }) => status === 'AUTORIZADA' && !realizada_em);
  if (!found) throw new Error('A demonstração não tem uma autorização por realizar.');
  return String(found.codigo);
};
