import { fake } from '../../http/fake.ts';
import { fakeTarefa } from '../../shell/tarefa.fake.ts';
import { baixaFakes } from '../papeis-do-ano/baixaDePapeis.fake.ts';
import { faltaSair } from '../declaracoes-do-ano/declaracoesDoAno.contract.ts';
import { fakeDeclaracaoDoAno } from '../declaracoes-do-ano/declaracoesDoAno.fake.ts';
import {
  cancelaEnvioDeQuitacoes,
  enviaQuitacao,
  enviaQuitacoes,
  getEnvioDeQuitacoes,
  getQuitacoesDoAno,
  listarQuitacoes,
  type Quitacao,
  quitacaoPdf,
  type QuitacaoDoAno,
} from './quitacao.contract.ts';

const motivo = 'Deve março e abril de 2025: R$ 1.578,80, sem multa e juros.';

/** The discharge of an invented holder for 2025; the second owes. */
export const fakeQuitacaoDoAno = (index = 1, given: Partial<QuitacaoDoAno> = {}): QuitacaoDoAno => ({
  ...fakeDeclaracaoDoAno(index),
  meses: 'janeiro a dezembro',
  deve: 0,
  ...(index % 6 === 2 ? { envio: 'Em débito', motivo, deve: 157_880 } : {}),
  ...given,
});

/** The discharge of an invented contract `index` years back; the second year owes. */
const fakeQuitacao = (index = 1, given: Partial<Quitacao> = {}): Quitacao => ({
  idDeclaracao: `${2026 - index}0000001200`,
  matricula: '0000001200',
  nome: 'Conceição Inventada de Ávila',
  ano: 2026 - index,
  meses: index === 3 ? 'outubro a dezembro' : 'janeiro a dezembro',
  total: 947_280 - index * 12_000,
  deve: index === 2 ? 157_880 : 0,
  motivo: index === 2 ? motivo.replace('2025', '2024') : null,
  codigo: index === 2 ? null : `Q7MD-2K9X-4TR${index}`,
  ...given,
});

/** The calls about discharges over one memory. */
export const quitacaoFakes = (
  rows: readonly QuitacaoDoAno[] = [1, 2, 3, 4, 5, 6].map((index) => fakeQuitacaoDoAno(index)),
  quitacoes: readonly Quitacao[] = [1, 2, 3].map((index) => fakeQuitacao(index)),
) => {
  const count = (wanted: QuitacaoDoAno['envio']): number =>
    rows.filter(({ envio }) => envio === wanted).length;
  const envio = {
    enviados: count('Enviada'),
    semEmail: count('Sem e-mail'),
    semCpf: count('Sem CPF'),
    porTelefone: count('Por telefone'),
    falhas: 0,
    emDuvida: 0,
    pendentes: count('Aguardando'),
  };
  const [first] = quitacoes;
  return [
    fake(listarQuitacoes, () => [...quitacoes]),
    fake(quitacaoPdf, { data: first === undefined ? '' : btoa('%PDF-1.7') }),
    fake(enviaQuitacao, { status: true, message: 'Quitação enviada com sucesso!', isRepetido: false }),
    fake(getQuitacoesDoAno, () => [...rows]),
    fake(getEnvioDeQuitacoes, { tarefa: null, ...envio }),
    fake(enviaQuitacoes, { tarefa: fakeTarefa({ situacao: 'CONCLUÍDA' }), ...envio }),
    fake(cancelaEnvioDeQuitacoes, () => fakeTarefa({ situacao: 'CANCELANDO' })),
    ...baixaFakes((quais) => rows.filter((row) => row.deve === 0 && (quais === 'TODAS' || faltaSair(row)))),
  ];
};
