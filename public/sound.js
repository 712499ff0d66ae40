// Sounds, made on the spot: no file is fetched, and nothing is made before the
// first touch of the page. The app asks for public events alone
// (src/ui/inkognito/sound.rs):
//   bauta:sound, detail "VOLUME KIND": off, soft or full; rattle, step, paper,
//   bell, and what public/device.js alone makes something of
"use strict";
(() => {
  let audio;
  let noise;
  const last = {};
  const volumes = { soft: 0.25, full: 0.8 };

  /** Something that swells at once and dies away: `source` through an optional filter. */
  function ring(source, volume, at, length, filter) {
    const gain = audio.createGain();
    gain.gain.setValueAtTime(volume, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    let end = source;
    if (filter) {
      end = audio.createBiquadFilter();
      end.type = "bandpass";
      end.frequency.value = filter;
      source.connect(end);
    }
    end.connect(gain).connect(audio.destination);
    source.start(at);
    source.stop(at + length);
  }
  function hiss() {
    if (!noise) {
      noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
      noise.getChannelData(0).forEach((_, ix, all) => { all[ix] = Math.random() * 2 - 1; });
    }
    const source = audio.createBufferSource();
    source.buffer = noise;
    return source;
  }
  function tone(hertz) {
    const source = audio.createOscillator();
    source.frequency.value = hertz;
    return source;
  }
  const kinds = {
    rattle: (v, t) => [0, 0.11, 0.2, 0.31, 0.43, 0.62].forEach((wait, ix) => ring(hiss(), v, t + wait, 0.07, 1800 + 500 * (ix % 3))),
    step: (v, t) => [0, 0.16].forEach((wait) => ring(hiss(), v, t + wait, 0.05, 420)),
    paper: (v, t) => ring(hiss(), v * 0.5, t, 0.22, 5200),
    bell: (v, t) => [523, 1047, 1571, 2824].forEach((hertz, ix) => ring(tone(hertz), v / (ix + 2), t, 2.4 / (ix + 1))),
  };

  window.addEventListener("bauta:sound", ({ detail }) => {
    const [volume, kind] = detail.split(" ");
    if (!volumes[volume] || !kinds[kind] || navigator.userActivation?.hasBeenActive === false || performance.now() - last[kind] < 90) return;
    last[kind] = performance.now(); // three masks that go at once make one step
    try {
      audio ??= new AudioContext();
      void audio.resume();
      kinds[kind](volumes[volume], audio.currentTime + 0.02);
    } catch { /* a browser without sound */ }
  });
})();
