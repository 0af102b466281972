import { item, type MenuItem } from '../app/manifest.ts';

// Screens of this module that other modules' menus list too.

/** The figures of the load beside those of the core system: tecnologia, diretoria. */
export const conferenciaCarga = {
  ...item('conferencia-carga', 'Conferência da carga', 'fileCheck'),
  help: [
    'Cada linha é uma figura contada aqui, com as regras das telas que a mostram, ao lado do que o sistema central diz. Informar digita uma; Informar por arquivo lê muitas de um CSV, e o modelo tem as chaves de todas.',
    'Uma figura é igual só quando tudo o que ela tem foi informado e é o mesmo. Abrir leva às linhas que ela conta, onde há uma tela que as lista.',
    'Numa instalação nova, o arquivo SBX, o fechamento, os envios e as campanhas abrem quando um cargo de gerência assina a conferência. A assinatura diz quantas figuras diferiam ou estavam sem comparar e não se desfaz; a página continua a comparar depois dela.',
  ],
  load: () =>
    import('./conferencia-carga/ConferenciaCargaScreen.tsx').then((file) => file.ConferenciaCargaScreen),
} satisfies MenuItem;
