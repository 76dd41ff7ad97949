/** A desktop without a screen, with what a screen reader needs: X, D-Bus, AT-SPI, a window manager and a silent voice. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DesktopProcesses } from './desktop-processes';

/** Makes GTK programs and Firefox publish their accessibility tree. */
const ACCESSIBLE = {
  GNOME_ACCESSIBILITY: '1',
  GTK_MODULES: 'gail:atk-bridge',
  GSETTINGS_BACKEND: 'memory',
  MOZ_ENABLE_WAYLAND: '0',
  XDG_SESSION_TYPE: 'x11',
  LANG: 'fr_FR.UTF-8',
  LC_ALL: 'fr_FR.UTF-8',
};

/** Orca ends after ten seconds without a speech server, which does not start without a sound device: both are silent. */
const SILENT_SOUND = 'pcm.!default { type null }\nctl.!default { type null }\n';
const speechSettings = (folder: string): string => `LogLevel 1
LogDir "${folder}"
AudioOutputMethod "alsa"
AddModule "dummy" "sd_dummy" ""
DefaultModule dummy
DisableAutoSpawn
`;

const FIREFOX_SETTINGS = {
  'accessibility.force_disabled': -1,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'fr',
  'intl.locale.requested': 'fr',
  'termsofuse.bypassNotification': true,
};

async function startSpeech(desktop: DesktopProcesses): Promise<void> {
  const folder = path.join(desktop.folder, 'speech');
  mkdirSync(folder);
  writeFileSync(path.join(desktop.folder, '.asoundrc'), SILENT_SOUND);
  writeFileSync(path.join(folder, 'speechd.conf'), speechSettings(folder));
  desktop.start('speech-dispatcher', '--run-single', '--config-dir', folder, '--timeout', '0');
  const socket = path.join(desktop.folder, 'speech-dispatcher', 'speechd.sock');
  await desktop.ready('speech-dispatcher', () => existsSync(socket));
}

/** @returns once a window can be active in it, and be read */
export async function startDesktop(desktop: DesktopProcesses): Promise<void> {
  Object.assign(desktop.env, ACCESSIBLE);
  const screen = ['-screen', '0', '1280x1000x24', '-nolisten', 'tcp'];
  desktop.env.DISPLAY = `:${await desktop.startAndReadLine('Xvfb', '-displayfd', '1', ...screen)}`;
  const bus = ['--session', '--nofork', '--print-address=1'];
  desktop.env.DBUS_SESSION_BUS_ADDRESS = await desktop.startAndReadLine('dbus-daemon', ...bus);
  desktop.start('openbox');
  desktop.start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately', '--a11y=1', '--screen-reader=1');
  await desktop.run('gdbus', 'wait', '--session', '--timeout', '20', 'org.a11y.Bus');
  await startSpeech(desktop);
}

/** @returns once the window of the page is active: Orca reads no other */
export async function openFirefox(desktop: DesktopProcesses, address: string): Promise<void> {
  const profile = path.join(desktop.folder, 'firefox');
  mkdirSync(profile);
  const settings = Object.entries(FIREFOX_SETTINGS).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(path.join(profile, 'user.js'), settings.join(''));
  desktop.start('firefox-esr', '--no-remote', '--profile', profile, '--new-window', address);
  const title = (): Promise<string> => desktop.run('xdotool', 'getactivewindow', 'getwindowname');
  await desktop.ready('Firefox', async () => (await title()).endsWith('— Mozilla Firefox'));
}
