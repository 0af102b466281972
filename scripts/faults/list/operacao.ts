import type { Layer } from '../fault.ts';

const start = 'apps/api/src/start';
const pessoas = 'apps/api/src/modules/tecnologia/pessoas';

/** Starting and running the server: what is refused, who is let in, what a copy holds. */
export const operacaoFaults: Layer = {
  layer: 'operation',
  faults: [
    {
      id: 'start-foreign-folder',
      title: "the server takes another user's data folder",
      file: `${start}/dataDir.ts`,
      find: 'if (me === undefined || me === uid) return;',
      replace: 'if (me !== -1 || me === uid) return;',
      checks: ['dataDir.test.ts'],
    },
    {
      id: 'start-wrong-port-named',
      title: 'the sentence about a taken port names the other variable',
      file: `${start}/ports.ts`,
      find: "await refuseTaken('OMBUDSMAN_PORT', ombudsmanPort, host);",
      replace: "await refuseTaken('PORT', ombudsmanPort, host);",
      checks: ['ports.test.ts'],
    },
    {
      id: 'start-role-may-not-create',
      title: 'a role that may not create tables is found out in the middle of the preparation',
      file: `${start}/checkDatabase.ts`,
      find: '(!facts.pronto && !facts.cria)',
      replace: '(facts.pronto && !facts.cria)',
      checks: ['checkDatabase.test.ts'],
    },
    {
      id: 'start-demo-over-people',
      title: 'invented people are written among real logins',
      file: 'apps/api/src/demo/seed.ts',
      find: ' or exists (select from usuario)',
      replace: '',
      checks: ['seed.test.ts'],
    },
    {
      id: 'people-last-manager',
      title: 'the last person who may manage people is disabled',
      file: `${pessoas}/pessoas.ts`,
      find: 'recusaUltima(todas, { ...antes, ativo: false });',
      replace: '',
      checks: ['pessoas.test.ts'],
    },
    {
      id: 'people-session-survives',
      title: 'who has the old password goes on working with it',
      file: `${pessoas}/pessoas.ts`,
      find: "await endSessoesDe(trx, id, contexto.clock());\n    return { tipo: 'senha-trocada' };",
      replace: "return { tipo: 'senha-trocada' };",
      checks: ['pessoas.test.ts'],
    },
    {
      id: 'people-untraced',
      title: 'nobody knows who changed the access of a person',
      file: `${pessoas}/pessoas.ts`,
      find: 'await insertMudanca(trx, { tipo, usuario_id: pessoa.id, autor, detalhe });',
      replace: '',
      checks: ['pessoas.test.ts'],
    },
    {
      id: 'local-door-open',
      title: 'anybody on the machine makes themselves a manager',
      file: `${start}/localDoor.ts`,
      find: 'return a.length === b.length && timingSafeEqual(a, b);',
      replace: 'return a.length !== b.length || timingSafeEqual(a, b);',
      checks: ['user.test.ts'],
    },
    {
      id: 'login-blames-own-server',
      title: 'the login does not say that the apps point at another origin',
      file: 'packages/screens/src/shell/unreachable.ts',
      find: 'origin === own',
      replace: "origin !== ''",
      checks: ['shell.test.ts'],
    },
  ],
};
