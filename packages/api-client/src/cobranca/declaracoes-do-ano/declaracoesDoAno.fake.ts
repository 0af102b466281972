import { fake } from '../../http/fake.ts';
import { baixaFakes } from '../papeis-do-ano/baixaDePapeis.fake.ts';
import { fakeMudou } from '../../kinds/confirmado.fake.ts';
import { fakeTarefa } from '../../shell/tarefa.fake.ts';
import type { EstadoDaTarefa } from '../../shell/tarefa.kinds.ts';
import {
  cancelaEnvioDeDeclaracoes,
  type DeclaracaoDoAno,
  enviaDeclaracoes,
  type EnvioDeDeclaracoes,
  esperaEnvio,
  faltaSair,
  getDeclaracoesDoAno,
  getEnvioDeDeclaracoes,
  linhaDaDeclaracao,
  unidadeDaDeclaracao,
} from './declaracoesDoAno.contract.ts';
import { baixaDmed, getDmed, type ResumoDaDmed } from './dmed.contract.ts';

/**
 * The declaration of an invented holder. The third was downloaded, the fourth changed after its sending, the fifth has no CPF, the sixth no
 * address.
 */
export const fakeDeclaracaoDoAno = (index = 1, given: Partial<DeclaracaoDoAno> = {}): DeclaracaoDoAno => {
  const matricula = `00000${String(1200 + index).padStart(5, '0')}`;
  const row: DeclaracaoDoAno = {
    idDeclaracao: `2025${matricula}`,
    matricula,
    nome: `Conceição Inventada ${index}`,
    cpf: '52998224725',
    email: `pessoa${index}@example.org`,
    total: 400_000 + index * 1_111,
    envio: 'Por enviar',
    motivo: null,
    enviadaEm: null,
    totalEnviado: null,
    baixadaEm: null,
    baixadaPor: null,
    totalBaixado: null,
  };
  if (index % 6 === 4)
    Object.assign(row, { envio: 'Enviada', enviadaEm: '2026-02-20T09:15', totalEnviado: row.total + 5_000 });
  if (index % 6 === 3)
    Object.assign(row, {
      baixadaEm: '2026-03-02T14:40',
      baixadaPor: 'Marina Inventada',
      totalBaixado: row.total,
    });
  if (index % 6 === 5) Object.assign(row, { cpf: null, envio: 'Sem CPF' });
  if (index % 6 === 0) Object.assign(row, { email: null, envio: 'Sem e-mail' });
  return { ...row, ...given };
};

/** A year of the DMED with one thing pending. */
export const fakeDmed = (given: Partial<ResumoDaDmed> = {}): ResumoDaDmed => ({
  titulares: 5,
  dependentes: 3,
  declarado: 2_423_331,
  noArquivo: 2_017_776,
  pendente: 405_555,
  daAdministradora: 0,
  contratosDaAdministradora: 0,
  recusa: null,
  pendencias: [
    {
      matricula: '0000001205',
      nome: 'Conceição Inventada 5',
      titular: 'Conceição Inventada 5',
      motivo: 'O titular está sem CPF.',
      valor: 405_555,
      noArquivo: false,
    },
  ],
  ...given,
});

/** The calls of the screen over one memory: the second reading of a sending finds it done. */
export const declaracoesDoAnoFakes = (
  rows: readonly DeclaracaoDoAno[] = [1, 2, 3, 4, 5, 6].map((index) => fakeDeclaracaoDoAno(index)),
  dmed = fakeDmed(),
) => {
  const shown = rows.map((row) => ({ ...row }));
  let tarefa: EstadoDaTarefa | null = null;
  const count = (wanted: DeclaracaoDoAno['envio']): number =>
    shown.filter(({ envio }) => envio === wanted).length;
  const envio = (): EnvioDeDeclaracoes => ({
    tarefa,
    enviados: count('Enviada'),
    semEmail: count('Sem e-mail'),
    porTelefone: count('Por telefone'),
    semCpf: count('Sem CPF'),
    falhas: 0,
    emDuvida: 0,
    pendentes: count('Aguardando'),
  });
  return [
    fake(getDeclaracoesDoAno, () => shown),
    fake(getEnvioDeDeclaracoes, () => {
      if (tarefa?.situacao !== 'EXECUTANDO') return envio();
      for (const row of shown)
        if (row.envio === 'Aguardando')
          Object.assign(row, { envio: 'Enviada', enviadaEm: '2026-11-21T09:00', totalEnviado: row.total });
      tarefa = { ...tarefa, situacao: 'CONCLUÍDA', feito: tarefa.total ?? 0 };
      return envio();
    }),
    fake(enviaDeclaracoes, ({ body }) => {
      const esperam = shown.filter(esperaEnvio);
      const mudou = fakeMudou(body.confirmado, esperam.map(linhaDaDeclaracao), unidadeDaDeclaracao);
      if (mudou) return mudou;
      for (const row of esperam) if (row.envio === 'Por enviar') row.envio = 'Aguardando';
      tarefa = fakeTarefa({ feito: 0, total: esperam.length, passo: 'Declarações de 2025' });
      return envio();
    }),
    fake(cancelaEnvioDeDeclaracoes, () => fakeTarefa({ situacao: 'CANCELANDO' })),
    ...baixaFakes(
      (quais) => shown.filter((row) => quais === 'TODAS' || faltaSair(row)),
      (papeis) => {
        for (const row of shown)
          if (papeis.some(({ matricula }) => matricula === row.matricula))
            Object.assign(row, {
              baixadaEm: '2026-11-21T09:00',
              baixadaPor: 'Marina Inventada',
              totalBaixado: row.total,
            });
      },
    ),
    fake(getDmed, dmed),
    fake(baixaDmed, { nomeArquivo: 'dmed-2025.txt', conteudo: btoa('FIMDmed|') }),
  ];
};
