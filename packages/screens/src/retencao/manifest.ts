import { inicio } from '../app/inicio.ts';
import type { ModuleManifest } from '../app/manifest.ts';
import { pedidosDeSaida, retencao as tela } from './sharedItems.ts';

/** Menu, routes and help of the module. */
export const retencao: ModuleManifest = {
  key: 'retencao',
  icon: 'retention',
  subtitle: 'Atendimentos de retenção',
  figure: 'inicio?competencia=todas&aba=atendimento',
  groups: [
    {
      items: [{ ...inicio, load: tela.load, help: tela.help }, pedidosDeSaida],
    },
  ],
};
